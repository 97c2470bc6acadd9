import type { TrayEdge } from '../../../shared/desktop-state.ts'

const WIDTH = 112
const HEIGHT = 70
const PANEL = 14

/** A small drawing of a desktop: the icon of the client, with its dot, at the right end of the panel. Decorative. */
export function DesktopDrawing({ edge }: { edge: TrayEdge }) {
  const y = edge === 'top' ? 0 : HEIGHT - PANEL
  const middle = y + PANEL / 2
  const windowY = edge === 'top' ? 25 : 11
  return (
    <svg
      aria-hidden
      data-edge={edge}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-[70px] w-28 shrink-0 overflow-hidden rounded-md border border-line-strong bg-sunken"
    >
      <rect x={20} y={windowY} width={56} height={34} rx={3} className="fill-surface stroke-line" />
      <rect x={26} y={windowY + 7} width={30} height={3} rx={1.5} className="fill-line-strong" />
      <rect x={26} y={windowY + 14} width={42} height={3} rx={1.5} className="fill-line" />
      <rect x={26} y={windowY + 21} width={36} height={3} rx={1.5} className="fill-line" />
      <rect y={y} width={WIDTH} height={PANEL} className="fill-line-strong" />
      <circle cx={78} cy={middle} r={2} className="fill-surface" />
      <circle cx={86} cy={middle} r={2} className="fill-surface" />
      <rect x={94} y={middle - 5} width={10} height={10} rx={2.5} className="fill-accent" />
      <circle cx={104} cy={middle - 4} r={2.5} className="fill-brass" />
    </svg>
  )
}
