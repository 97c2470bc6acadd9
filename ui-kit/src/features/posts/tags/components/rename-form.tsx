import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { AdministeredTag } from '@fanfare/contract/posts/data/tag.ts'
import { TAG_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { normalizeTag } from '@fanfare/contract/posts/rules/tag.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useChangeTag } from '../api/tag-queries.ts'
import { MergeDialog } from './merge-dialog.tsx'

export interface RenameFormProps {
  tag: AdministeredTag
  onDone: () => void
}

/** Renames a tag in its row. If another tag has the name, offers to merge the two. Escape cancels. */
export function RenameForm({ tag, onDone }: RenameFormProps) {
  const { t } = useTranslation(['tags', 'common'])
  const { state, change } = useRenameForm(tag, onDone)
  const { form, busy, error, clearError } = state
  const name = normalizeTag(useWatch({ control: form.control, name: 'name' }))
  const clash = hasCode(error, 'TAG_EXISTS') ? error.details : null
  return (
    <>
      <ServerForm
        state={state}
        failed={t('rename.failed')}
        problem={clash === null ? undefined : null}
        className="gap-2"
      >
        <Field label={t('rename.label', { tag: `#${tag.name}` })} error={form.formState.errors.name?.message}>
          <TextInput
            {...form.register('name')}
            maxLength={TAG_MAX}
            autoComplete="off"
            autoCapitalize="none"
            onKeyDown={(event) => event.key === 'Escape' && onDone()}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t('common:actions.cancel')}
          </Button>
          <Button size="sm" type="submit" busy={busy}>
            {t('common:actions.save')}
          </Button>
        </div>
      </ServerForm>
      <MergeDialog
        from={tag.name}
        merge={clash && { into: clash.tag?.name ?? name, postsCount: clash.postsCount ?? tag.postsCount }}
        onMerge={() => change(name, true)}
        onMerged={onDone}
        onCancel={clearError}
      />
    </>
  )
}

function useRenameForm(tag: AdministeredTag, onDone: () => void) {
  const { t } = useTranslation('tags')
  const { mutateAsync } = useChangeTag(tag.id)
  const change = async (name: string, merge: boolean) => {
    const changed = await mutateAsync({ name, merge })
    toast('success', changed.merged ? t('merge.done', { tag: `#${changed.tag.name}` }) : t('rename.done'))
  }
  const state = useServerForm({
    schema: v.object({
      name: v.pipe(v.string(), v.transform(normalizeTag), v.nonEmpty(t('nameRequired'))),
    }),
    defaultValues: { name: tag.name },
    autoFocus: 'name',
    send: async ({ name }) => {
      if (name !== tag.name) await change(name, false)
    },
    onSuccess: onDone,
  })
  return { state, change }
}
