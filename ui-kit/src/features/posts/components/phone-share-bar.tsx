import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { createPostPath } from '../post-paths.ts'

export interface PhoneShareBarProps {
  organization: Organization
}

/** The one primary action, within reach of a thumb; only on phones. */
export function PhoneShareBar({ organization }: PhoneShareBarProps) {
  const { t } = useTranslation('posts')
  if (!organization.can.createPost) return null
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:hidden">
      <ButtonLink
        to={createPostPath(organization.id)}
        variant="primary"
        size="lg"
        className="w-full"
        icon={<Plus aria-hidden />}
      >
        {t('share')}
      </ButtonLink>
    </div>
  )
}
