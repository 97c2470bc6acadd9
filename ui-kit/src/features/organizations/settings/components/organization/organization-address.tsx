import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopyOrShow } from '../../../../../components/use-copy-or-show.ts'
import { usePlatform } from '../../../../../platform/platform-context.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import type { SectionProps } from '../section-head.tsx'

/** The address of the public page, in full on narrow screens too, and a button that copies its link. */
export function OrganizationAddress({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { origin } = usePlatform()
  const { copied, copyOrShow } = useCopyOrShow((url) => t('invitations.copyByHand', { url }))
  const link = `${origin()}/organizations/${organization.slug}`
  return (
    <Field label={t('organization.slug')} hint={t('organization.slugHint')}>
      <div className="flex flex-wrap gap-2">
        {/* The page is shown before its scripts run, which would make it grow. */}
        <span className="min-w-0 flex-1 basis-56">
          <TextArea
            value={link.replace(/^\w+:\/\//, '')}
            readOnly
            autoGrow
            rows={1}
            style={{ fieldSizing: 'content' }}
            className="font-mono break-all"
          />
        </span>
        <Button
          icon={copied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
          onClick={() => void copyOrShow(link)}
        >
          {t(copied ? 'common:actions.copied' : 'invitations.copy')}
        </Button>
      </div>
    </Field>
  )
}
