import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { FooterFrame } from './footer-frame.tsx'
import { FooterLinks } from './footer-links.tsx'
import { LanguageSwitcher, ThemeSwitcher } from './footer-switchers.tsx'

/** The footer of screens that people work on: one row, from which the columns open. */
export function WorkFooter() {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const columns = useId()
  const titles = [t('footer.product'), t('footer.company'), t('footer.support')]
  return (
    <FooterFrame>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
        <Button
          variant="ghost"
          size="sm"
          className="-ms-2.5"
          aria-expanded={isOpen}
          aria-controls={isOpen ? columns : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {titles.join(' · ')}
          <ChevronDown aria-hidden className={clsx(isOpen && 'rotate-180')} />
        </Button>
        <LanguageSwitcher />
      </div>
      {isOpen && <Columns id={columns} />}
    </FooterFrame>
  )
}

/** Opens below the end of the page, so it scrolls into view. */
function Columns({ id }: { id: string }) {
  const columns = useRef<HTMLDivElement>(null)
  useEffect(() => columns.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div
      id={id}
      ref={columns}
      className="grid scroll-mb-24 grid-cols-2 items-start gap-8 pt-3 pb-6 md:grid-cols-4"
    >
      <FooterLinks />
      <ThemeSwitcher />
    </div>
  )
}
