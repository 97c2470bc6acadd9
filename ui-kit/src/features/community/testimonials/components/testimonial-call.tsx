import { MessageSquareQuote, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openedLater } from '../../../../components/opened-later.tsx'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'

const TestimonialDialog = openedLater(() => import('./testimonial-dialog.tsx'))

const DISMISSED_KEY = 'testimonial_call'

/** Asks a member for a testimonial, until they have sent one or dismissed the request on this device. */
export function TestimonialCall() {
  const { t } = useTranslation('testimonials')
  const { storage } = usePlatform()
  const [dismissed, setDismissed] = useState(() => storage.get(DISMISSED_KEY) !== null)
  const [open, setOpen] = useState(false)
  if (dismissed) return null
  const dismiss = () => {
    storage.set(DISMISSED_KEY, 'dismissed')
    setDismissed(true)
  }
  return (
    <Card as="section" aria-labelledby="testimonial-call" className="flex items-start gap-4">
      <MessageSquareQuote aria-hidden className="mt-0.5 size-5 shrink-0 text-brass-text max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="testimonial-call" className="font-semibold">
            {t('call.title')}
          </h2>
          <p className="text-muted">{t('call.text')}</p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('call.open')}
        </Button>
      </div>
      <IconButton size="sm" atEnd label={t('call.dismiss')} icon={<X aria-hidden />} onClick={dismiss} />
      <TestimonialDialog open={open} onOpenChange={setOpen} onDone={dismiss} />
    </Card>
  )
}
