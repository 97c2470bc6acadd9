import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { TFunction } from 'i18next'
import { WINDOW_HOURS_PROPOSED } from '@fanfare/contract/posts/rules/window.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { DialogActions } from '../../../../components/dialog-actions.tsx'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import type { Openable } from '../../../../components/opened-later.tsx'
import { usePhase } from '../../../../components/use-phase.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useChangeEnd } from '../hooks/use-change-end.ts'
import { useWindowOptions } from '../hooks/use-window-options.ts'
import { deviceZone, isAhead, toEnd } from '../times.ts'

export interface EndDialogProps extends Openable {
  post: Post
}

/** Ends a post, extends it or opens it again. */
export default function EndDialog(props: EndDialogProps) {
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  )
}

function LoadedDialog({ post, open, onOpenChange }: EndDialogProps) {
  const { t } = useTranslation(['schedule', 'posts', 'common'])
  const isOver = usePhase(post) === 'ended'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(isOver ? 'end.reopen' : 'end.title')}
      description={t('end.text')}
      closeLabel={t('common:actions.close')}
    >
      <EndForm postId={post.id} isOver={isOver} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const NOW = '0'

const endSchema = (t: TFunction<['schedule', 'posts']>) =>
  v.pipe(
    v.object({ window: v.string(), end: v.string() }),
    v.forward(
      v.partialCheck(
        [['window'], ['end']],
        ({ window, end }) => window !== 'until' || isAhead(end, deviceZone()),
        t('posts:times.ahead'),
      ),
      ['end'],
    ),
  )

interface EndFormProps {
  postId: string
  isOver: boolean
  onClose: () => void
}

function EndForm({ postId, isOver, onClose }: EndFormProps) {
  const { t } = useTranslation(['schedule', 'posts', 'common'])
  const { mutateAsync } = useChangeEnd(postId)
  const state = useServerForm({
    schema: endSchema(t),
    defaultValues: { window: String(WINDOW_HOURS_PROPOSED), end: '' },
    placeFieldError: () => ({ field: 'end' as const, message: t('posts:times.ahead') }),
    send: ({ window, end }) => mutateAsync(toEnd(window, end)),
    onSuccess: (_, { getValues }) => {
      toast('success', t(getValues('window') === NOW ? 'end.done' : 'end.changed'))
      onClose()
    },
  })
  const { form, busy } = state
  const window = useWatch({ control: form.control, name: 'window' })
  const options = useWindowOptions()
  return (
    <ServerForm state={state} failed={t('end.failed')}>
      <Field label={t('times.window')}>
        <Select
          label={t('times.window')}
          value={window}
          onChange={(choice) => form.setValue('window', choice)}
          options={[...(isOver ? [] : [{ value: NOW, label: t('end.now') }]), ...options]}
        />
      </Field>
      {window === 'until' && (
        <Field
          label={t('times.end')}
          error={form.formState.errors.end?.message}
          hint={t('times.zone', { zone: deviceZone() })}
        >
          <TextInput type="datetime-local" {...form.register('end')} required />
        </Field>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('common:actions.save')}
        </Button>
      </DialogActions>
    </ServerForm>
  )
}
