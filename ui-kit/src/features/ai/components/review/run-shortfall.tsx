import { useTranslation } from 'react-i18next'
import type { AiRun } from '@fanfare/contract/ai/data/ai.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { AiFailure } from '@fanfare/contract/ai/rules/ai.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { useStartRun } from '../../api/run-queries.ts'
import { totalOf } from '../../hooks/mood-selection.ts'
import { GenerateError } from '../generate/generate-error.tsx'
import { SettingsLink } from '../settings-link.tsx'

/** Failures that a change of the organization's settings can resolve. */
const CONFIGURABLE: ReadonlySet<AiFailure> = new Set([
  'AI_KEY_REFUSED',
  'AI_QUOTA_EXHAUSTED',
  'AI_MODEL_NOT_FOUND',
  'AI_REQUEST_REFUSED',
  'AI_ADDRESS_REFUSED',
  'AI_NOT_CONFIGURED',
  'AI_LIMIT_REACHED',
])

export interface RunShortfallProps {
  post: Pick<Post, 'id' | 'organizationId'>
  run: AiRun
  canConfigure: boolean
  /** Starts another run for the missing texts. */
  onRetried: (startedId: string) => void
}

/** Why texts of a run are missing, and a button to generate them. */
export function RunShortfall({ post, run, canConfigure, onRetried }: RunShortfallProps) {
  const { t } = useTranslation(['ai', 'common'])
  const { mutate, isPending, error } = useStartRun(post.id)
  const count = totalOf(run.missing)
  const retry = () => {
    const { provider, language, length, usePreview, missing: moods } = run
    mutate(
      { provider, language, length, usePreview, moods },
      { onSuccess: (answer) => onRetried(answer.run.id) },
    )
  }
  return (
    <>
      <Notice
        tone={run.state === 'failed' ? 'danger' : 'warn'}
        title={run.arrived === 0 ? t('review.missing.none') : t('review.missing.some', { count })}
      >
        <Reasons run={run} />
        {canConfigure && run.failure !== null && CONFIGURABLE.has(run.failure) && (
          <p>
            <SettingsLink organizationId={post.organizationId} />
          </p>
        )}
        {count > 0 && (
          <Button size="sm" className="mt-2" busy={isPending} onClick={retry}>
            {run.arrived === 0 ? t('common:actions.retry') : t('review.missing.again', { count })}
          </Button>
        )}
      </Notice>
      <GenerateError error={error} />
    </>
  )
}

function Reasons({ run: { state, failure, retryAfter, problems } }: Pick<RunShortfallProps, 'run'>) {
  const { t } = useTranslation(['ai', 'errors'])
  return (
    <ul>
      {state === 'cancelled' && <li>{t('review.missing.stopped')}</li>}
      {failure !== null && <li>{t(`errors:${failure}`)}</li>}
      {retryAfter !== null && <li>{t('review.missing.retryAfter', { count: retryAfter })}</li>}
      {failure === null &&
        state !== 'cancelled' &&
        problems.map(({ problem, count }) => (
          <li key={problem}>{t(`review.problems.${problem}`, { count })}</li>
        ))}
    </ul>
  )
}
