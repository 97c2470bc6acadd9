import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { SensitiveCover, useCover } from '@fanfare/ui-kit/components/sensitive-cover.tsx'
import { SuggestionMarks } from '@fanfare/ui-kit/features/suggestions/components/suggestion-marks.tsx'
import { Card } from '@fanfare/ui-kit/primitives/card.tsx'
import { HostIcon } from '@fanfare/ui-kit/primitives/host-icon.tsx'

export interface ReadOnlyListProps {
  offers: Offer[]
}

/** Posts with their suggestions, without a way to copy them. */
export function ReadOnlyList({ offers }: ReadOnlyListProps) {
  return (
    <ul className="flex flex-col gap-4">
      {offers.map((offer) => (
        <Card as="li" key={offer.post.id}>
          <ReadOnlyPost offer={offer} />
        </Card>
      ))}
    </ul>
  )
}

function ReadOnlyPost({ offer: { post, suggestions } }: { offer: Offer }) {
  const cover = useCover(post)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <HostIcon host={post.host} />
        <h2 className="min-w-0 flex-1 font-semibold break-words">{cover.title}</h2>
      </div>
      <SensitiveCover cover={cover}>
        <ul className="flex flex-col divide-y divide-line">
          {suggestions.map((suggestion) => (
            <li key={suggestion.id} className="flex flex-col items-start gap-1.5 py-2.5">
              <p className="break-words whitespace-pre-line">
                {suggestion.copiedContent ?? suggestion.content}
              </p>
              <SuggestionMarks suggestion={suggestion} />
            </li>
          ))}
        </ul>
      </SensitiveCover>
    </div>
  )
}
