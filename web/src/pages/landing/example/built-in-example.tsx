import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOODS } from '@fanfare/contract/posts/rules/mood.ts'
import { useClaimAndCopy } from '@fanfare/ui-kit/features/suggestions/hooks/use-claim-and-copy.ts'
import { ExampleCard, type ExampleSuggestion } from './example-card.tsx'
import { ExampleFrame } from './example-frame.tsx'

const KEYS = ['curious', 'witty', 'appreciative'] as const

type Key = (typeof KEYS)[number]

/** Three suggestions that come with the product. A copy marks them as used on this page only. */
export function BuiltInExample() {
  const { t } = useTranslation('landing')
  const [used, setUsed] = useState<ReadonlySet<Key>>(new Set())
  const [failed, setFailed] = useState(false)
  const proposed = KEYS.find((key) => !used.has(key))

  const onCopied = (key: Key, copied: boolean) => {
    setUsed((before) => new Set(copied ? [...before, key] : [...before].filter((each) => each !== key)))
    setFailed(!copied)
  }

  function status() {
    if (failed) return t('example.failed')
    if (proposed === undefined) return t('example.none')
    return used.size === 0 ? t('example.hint') : t('example.copied')
  }

  return (
    <ExampleFrame caption={t('example.label')} status={status()}>
      {KEYS.map((key, index) => (
        <BuiltInCard
          key={key}
          name={key}
          index={index}
          used={used.has(key)}
          proposed={key === proposed}
          onCopied={(copied) => onCopied(key, copied)}
        />
      ))}
    </ExampleFrame>
  )
}

interface BuiltInCardProps {
  name: Key
  index: number
  used: boolean
  proposed: boolean
  /** Called with false when the clipboard failed. */
  onCopied: (copied: boolean) => void
}

function BuiltInCard({ name, index, used, proposed, onCopied }: BuiltInCardProps) {
  const { t } = useTranslation('landing')
  const suggestion: ExampleSuggestion = {
    id: name,
    content: t(`example.${name}`),
    mood: MOODS.find(({ key }) => key === name)!,
    isLocked: used,
    claimedByYou: used,
  }
  const claim = useClaimAndCopy({
    claim: async () => {
      onCopied(true)
      return { id: name, text: suggestion.content }
    },
    release: async () => onCopied(false),
    onLost: ignore,
    onRefused: ignore,
    onReleaseFailed: ignore,
  })
  return <ExampleCard suggestion={suggestion} claim={claim} index={index} proposed={proposed} />
}

/** Without a server no claim is lost, and nothing is refused. */
function ignore(): void {}
