import { MarkedText } from './marked-text.tsx'
import { RelativeTime } from './relative-time.tsx'

export interface DatedTextProps {
  iso: string
  /** The text around the date. */
  say: (date: string) => string
}

/** A text that says how long ago something was. */
export function DatedText({ iso, say }: DatedTextProps) {
  return (
    <MarkedText text={say('<date></date>')} mark="date">
      {() => <RelativeTime iso={iso} />}
    </MarkedText>
  )
}
