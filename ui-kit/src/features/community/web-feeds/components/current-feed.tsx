import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebFeed } from '@fanfare/contract/community/data/web_feed.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { DateText } from '../../../../i18n/date-text.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { useEndWebFeed } from '../api/web-feed-queries.ts'

export interface CurrentFeedProps {
  feed: WebFeed
  /** Gives the feed another address. */
  onChange: () => Promise<unknown>
  onEnd: () => void
}

/** When a private feed was created and read, with its change and its end. */
export function CurrentFeed({ feed: { createdAt, lastReadAt }, onChange, onEnd }: CurrentFeedProps) {
  const { t } = useTranslation('web-feeds')
  const { mutateAsync: end } = useEndWebFeed()
  const [asking, setAsking] = useState<'change' | 'end' | null>(null)
  const close = () => setAsking(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5">
        <DotList>
          <DotItem>
            <MarkedText text={t('createdAt')} mark="when">
              {() => <DateText iso={createdAt} />}
            </MarkedText>
          </DotItem>
          <DotItem>
            {lastReadAt === null ? (
              t('neverRead')
            ) : (
              <MarkedText text={t('lastReadAt')} mark="when">
                {() => <DateText iso={lastReadAt} />}
              </MarkedText>
            )}
          </DotItem>
        </DotList>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsking('change')}>{t('change.open')}</Button>
        <Button variant="danger" atEnd onClick={() => setAsking('end')}>
          {t('end.open')}
        </Button>
      </div>
      <ActionDialog
        open={asking === 'change'}
        onOpenChange={close}
        title={t('change.title')}
        description={t('change.text')}
        confirmLabel={t('change.open')}
        action={onChange}
        failed={t('change.failed')}
      />
      <ActionDialog
        open={asking === 'end'}
        onOpenChange={close}
        title={t('end.title')}
        description={t('end.text')}
        confirmLabel={t('end.open')}
        tone="danger"
        action={end}
        failed={t('end.failed')}
        done={t('end.done')}
        onDone={onEnd}
      />
    </div>
  )
}
