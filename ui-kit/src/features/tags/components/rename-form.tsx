import { useTranslation } from 'react-i18next'
import type { AdministeredTag } from '@fanfare/contract/data/tag.ts'
import { TAG_MAX } from '@fanfare/contract/rules/limits.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useRename } from '../use-rename.ts'
import { MergeDialog } from './merge-dialog.tsx'

export interface RenameFormProps {
  tag: AdministeredTag
  onDone: () => void
}

/** A tag's name, to be changed where it stands. Escape leaves it as it was. */
export function RenameForm({ tag, onDone }: RenameFormProps) {
  const { t } = useTranslation(['tags', 'common'])
  const { name, type, problem, busy, save, merge, confirmMerge, cancelMerge } = useRename(tag, onDone)
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={t('rename.label', { tag: `#${tag.name}` })} error={problem}>
        <TextInput
          value={name}
          maxLength={TAG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- asked for by the press that opened it
          autoFocus
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
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
      <MergeDialog
        from={tag.name}
        merge={merge}
        busy={busy}
        onConfirm={confirmMerge}
        onCancel={cancelMerge}
      />
    </form>
  )
}
