import { Check, Copy, ExternalLink, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { VISITOR_CLAIM_HOURS } from '@fanfare/contract/core/rules/limits.ts'
import { Optional } from '../../../../components/optional.tsx'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import {
  forgetVisitorCopies,
  forgetVisitorCopy,
  loadVisitorCopies,
  useVisitorCopies,
  type VisitorCopy,
} from '../hooks/visitor-copies.ts'

/** What a visitor has copied lately in this browser. Renders nothing for members, and before it is hydrated. */
export function VisitorCopies() {
  const { storage } = usePlatform()
  const isVisitor = useSession().status === 'anonymous'
  const { copies } = useVisitorCopies()
  useEffect(() => loadVisitorCopies(storage), [storage])
  const shown = isVisitor ? copies : []
  return (
    <FocusFallback watch={shown.length}>
      {/* Without a boundary before: the copies are loaded before React hydrates what is inside of one. */}
      {shown.length > 0 && (
        <Optional>
          <CopyList copies={shown} />
        </Optional>
      )}
    </FocusFallback>
  )
}

function CopyList({ copies }: { copies: readonly VisitorCopy[] }) {
  const { t } = useTranslation('visitor-copies')
  const { storage } = usePlatform()
  return (
    <section aria-labelledby="visitor-copies" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="visitor-copies" className="text-lg font-semibold tracking-[-0.015em]">
            {t('title')}
          </h2>
          <p className="text-sm text-muted">{t('text', { count: VISITOR_CLAIM_HOURS })}</p>
        </div>
        <Button size="sm" variant="ghost" atEnd onClick={() => forgetVisitorCopies(storage)}>
          {t('removeAll')}
        </Button>
      </div>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {copies.map((copy) => (
            <CopyRow key={copy.id} copy={copy} onRemove={() => forgetVisitorCopy(storage, copy.id)} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function CopyRow({ copy, onRemove }: { copy: VisitorCopy; onRemove: () => void }) {
  const { t } = useTranslation(['visitor-copies', 'suggestions', 'common'])
  const { copied, copyOrShow } = useCopyOrShow((text) => text)
  const { text, title, path, host, url, at } = copy
  return (
    <li className="flex flex-col gap-2 px-4 py-3 sm:px-5">
      <div className="flex items-start gap-3">
        <p dir="auto" className="line-clamp-3 min-w-0 flex-1 break-words">
          {text}
        </p>
        <IconButton
          size="sm"
          atEnd
          label={t('remove', { text })}
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <DotList>
          <DotItem>
            <TextLink to={path}>{title ?? t('common:sensitive.title')}</TextLink>
          </DotItem>
          <DotItem>
            <RelativeTime iso={new Date(at).toISOString()} />
          </DotItem>
        </DotList>
        <span className="ms-auto flex flex-wrap justify-end gap-1.5">
          <Button
            size="sm"
            icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            aria-label={copied ? undefined : t('copyAgain', { text })}
            onClick={() => void copyOrShow(text)}
          >
            {copied ? t('common:actions.copied') : t('suggestions:copied.copyAgain')}
          </Button>
          <ButtonAnchor size="sm" href={url} icon={<ExternalLink aria-hidden />}>
            {t('suggestions:copied.open', { host })}
          </ButtonAnchor>
        </span>
      </div>
    </li>
  )
}
