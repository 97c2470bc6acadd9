import { clsx } from 'clsx'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimelineEntry } from '@fanfare/contract/posts/data/timeline.ts'
import { lanesOf, type Lane, type Point } from '../timeline-lanes.ts'

const COLORS = { post: 'text-muted', told: 'text-accent', copied: 'text-brass' } as const satisfies Record<
  Lane,
  string
>

const HEIGHT = 24
const MIDDLE = HEIGHT / 2
const RADIUS = 4.5
/** Of the width, left free for the points at both ends. */
const MARGIN = 4

const place = (x: number) => `${MARGIN + x * (100 - 2 * MARGIN)}%`

export interface TimelinePictureProps {
  entries: readonly TimelineEntry[]
  now: number
}

/** The moments of a post on one scale of time: filled if they are over, with a line for now. The list beside it says the same. */
export function TimelinePicture({ entries, now: time }: TimelinePictureProps) {
  const { t } = useTranslation('timeline')
  const { lanes, now } = lanesOf(entries, time)
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 text-sm">
      {lanes.map(({ lane, points }) => (
        <Fragment key={lane}>
          <span className="text-muted">{t(`lanes.${lane}`)}</span>
          {/* Forced colors replace that of an element of HTML only. */}
          <div className={clsx('flex', COLORS[lane])}>
            <svg height={HEIGHT} className="w-full">
              <line x1={place(now)} x2={place(now)} y1={0} y2={HEIGHT} stroke="currentColor" opacity={0.4} />
              <LaneLines points={points} />
              {points.map((point) => (
                <circle
                  key={point.moment}
                  cx={place(point.x)}
                  cy={MIDDLE}
                  r={RADIUS}
                  strokeWidth={1.5}
                  stroke="currentColor"
                  fill={point.isAhead ? 'Canvas' : 'currentColor'}
                />
              ))}
            </svg>
          </div>
        </Fragment>
      ))}
    </div>
  )
}

/** From point to point: dashed to what is ahead. */
function LaneLines({ points }: { points: readonly Point[] }) {
  return points
    .slice(1)
    .map((point, index) => (
      <line
        key={point.moment}
        x1={place(points[index]!.x)}
        x2={place(point.x)}
        y1={MIDDLE}
        y2={MIDDLE}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeDasharray={point.isAhead ? '2 3' : undefined}
      />
    ))
}
