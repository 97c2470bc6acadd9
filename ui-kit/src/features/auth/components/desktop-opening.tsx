import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonAnchor } from '../../../primitives/button-anchor.tsx'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'
import { useOnce } from '../use-once.ts'
import { PasteCode } from './paste-code.tsx'

export interface DesktopOpeningProps {
  code: string
  /** Brings the code to the desktop client. */
  link: string
  /** How long the code holds. */
  minutes: number
}

/** Opens the desktop client. A browser does not tell whether that worked, so every other way stays in view. */
export function DesktopOpening({ code, link, minutes }: DesktopOpeningProps) {
  const { t } = useTranslation('auth')
  const anchor = useRef<HTMLAnchorElement>(null)
  useOnce(useCallback(() => anchor.current?.click(), []))

  return (
    <MarkSheet title={t('desktop.opening')} description={t('desktop.openingText')} takesFocus>
      <ButtonAnchor ref={anchor} href={link} target="_self" variant="primary" size="lg">
        {t('desktop.open')}
      </ButtonAnchor>
      <PasteCode code={code} minutes={minutes} />
    </MarkSheet>
  )
}
