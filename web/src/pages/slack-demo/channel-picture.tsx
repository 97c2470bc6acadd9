import { ChannelPane } from './channel-pane.tsx'

/** The channel of the demo after a link was shared, as an illustration. */
export default function ChannelPicture() {
  return (
    <div className="overflow-hidden rounded-xl border border-line shadow-pop">
      <ChannelPane current={null} />
    </div>
  )
}
