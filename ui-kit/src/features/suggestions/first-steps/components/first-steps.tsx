import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstSteps as Steps } from '@fanfare/contract/suggestions/data/first_steps.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { FIRST_STEPS_SUGGESTIONS } from '@fanfare/contract/core/rules/limits.ts'
import { invitePath } from '../../../../components/invite-path.ts'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Card } from '../../../../primitives/card.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { dismissFirstSteps, firstStepsQuery } from '../api/first-steps-queries.ts'

export interface FirstStepsProps {
  organization: Organization
  /** Where a post is shared. */
  sharePath: string
  postPath: (id: string) => string
  /** Shown until the first answer. */
  skeleton?: ReactNode
}

/** The remaining steps of a new organization, until all are done or the member dismisses them. */
export default function FirstSteps({ organization, skeleton = null, ...paths }: FirstStepsProps) {
  const { t } = useTranslation('first-steps')
  const { data, isPending } = useQuery(firstStepsQuery(organization.id))
  const { hidden, dismiss } = useDismissal(organization.id)
  if (isPending) return skeleton
  if (!data?.firstSteps || hidden) return null
  const steps = listOf(data.firstSteps, organization.id, paths)
  const done = steps.filter((step) => step.done).length
  return (
    <Card
      as="section"
      padded={false}
      aria-labelledby="first-steps"
      className="flex items-center gap-4 px-4 py-2.5 sm:px-5"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2">
        <div className="flex items-baseline gap-2">
          <h2 id="first-steps" className="font-semibold">
            {t('title')}
          </h2>
          <p className="text-sm text-muted tabular-nums">{t('done', { done, count: steps.length })}</p>
        </div>
        <ol className="flex flex-wrap gap-x-5 gap-y-2">
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ol>
      </div>
      <IconButton
        size="sm"
        atEnd
        label={t('dismiss')}
        aria-describedby="first-steps"
        icon={<X aria-hidden />}
        onClick={dismiss}
      />
    </Card>
  )
}

interface StepProps {
  name: 'organization' | 'post' | 'suggestions' | 'colleague'
  done: boolean
  /** Where the step is done; null before the step it requires. */
  to: string | null
}

function listOf(
  { postId, suggestionsAdded, colleagueInvited }: Steps,
  organizationId: string,
  { sharePath, postPath }: Pick<FirstStepsProps, 'sharePath' | 'postPath'>,
): StepProps[] {
  return [
    { name: 'organization', done: true, to: null },
    { name: 'post', done: postId !== null, to: sharePath },
    { name: 'suggestions', done: suggestionsAdded, to: postId && postPath(postId) },
    { name: 'colleague', done: colleagueInvited, to: invitePath(organizationId) },
  ]
}

function Step({ name, done, to }: StepProps) {
  const { t } = useTranslation('first-steps')
  const text = t(`steps.${name}`, { count: FIRST_STEPS_SUGGESTIONS })
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden
        className={
          done
            ? 'grid size-5 place-items-center rounded-full bg-ok-soft text-ok'
            : 'size-5 rounded-full border border-line-strong'
        }
      >
        {done && <Check className="size-3.5" />}
      </span>
      {done && <span className="sr-only">{t('isDone')}</span>}
      {done || to === null ? <span className="text-muted">{text}</span> : <TextLink to={to}>{text}</TextLink>}
    </li>
  )
}

/** Hides the steps at once; a failure brings them back. */
function useDismissal(organizationId: string) {
  const { t } = useTranslation('first-steps')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { queryKey } = firstStepsQuery(organizationId)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => dismissFirstSteps(organizationId),
    onSuccess: () => queryClient.setQueryData(queryKey, { firstSteps: null }),
    onError: (error) => toast('error', joinSentences(t('dismissFailed'), errorText(error))),
  })
  return { hidden: isPending || isSuccess, dismiss: () => mutate() }
}
