import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { PossibleAgain } from '../../../../../components/possible-again.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../../primitives/button-link.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { MoreFields } from './more-fields.tsx'
import { PostFields } from './post-fields.tsx'
import { useLinkDetails } from './use-link-details.ts'
import { usePostForm, type PostFormOptions } from './use-post-form.ts'

export interface PostFormProps extends PostFormOptions {
  organizationId: string
  /** The post being edited; undefined for a new one. */
  postId?: string
  canMarkSensitive: boolean
  submitLabel: string
  /** The title of an error, shown above its reason. */
  failed: string
  cancelTo: string
  notice?: ReactNode
}

/** Creates or edits a post. */
export function PostForm({
  organizationId,
  postId,
  canMarkSensitive,
  submitLabel,
  failed,
  cancelTo,
  notice,
  ...options
}: PostFormProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { state, link, isComplete, isRestored, discard, drop } = usePostForm(options)
  const { form, busy, problem, error } = state
  const details = useLinkDetails(form, link)
  const isLater = useWatch({ control: form.control, name: 'start' }) !== ''
  const isNew = postId === undefined
  const more = (
    <MoreFields
      form={form}
      details={details}
      canMarkSensitive={canMarkSensitive}
      isNew={isNew}
      organizationId={organizationId}
      timeZone={options.timeZone}
    />
  )
  return (
    <Card>
      {/* The form may be long, so its error is shown next to the button. */}
      <ServerForm state={state} problem={null}>
        {notice}
        {isRestored && <DraftNotice onDiscard={discard} />}
        <PostFields form={form} link={link} details={details} organizationId={organizationId} postId={postId}>
          {!isNew && more}
        </PostFields>
        {isNew && more}
        {problem !== undefined && (
          <Notice tone="danger" title={failed}>
            {problem}
            <PossibleAgain error={error} say={(time) => t('form.again', { time })} />
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {!isComplete && form.formState.isSubmitted && (
            <p className="me-auto text-sm text-muted">{t('form.fillIn')}</p>
          )}
          <ButtonLink to={cancelTo} variant="ghost" onClick={drop}>
            {t('common:actions.cancel')}
          </ButtonLink>
          <Button type="submit" variant="primary" busy={busy} aria-disabled={!isNew && !isComplete}>
            {isNew && isLater ? t('times.submit') : submitLabel}
          </Button>
        </div>
      </ServerForm>
    </Card>
  )
}

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('posts')
  return (
    <Notice
      tone="info"
      title={t('draft.restored')}
      action={
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restoredText')}
    </Notice>
  )
}
