import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'

/** The selected report, kept in the address; without one the first is shown where there is space beside the queue. */
export function useSelectedReport(reports: readonly Report[]) {
  const [parameters, setParameters] = useSearchParams()
  const selectedId = parameters.get('report')
  const [followedId, setFollowedId] = useState<string | null>(null)
  const current = reports.find(({ id }) => id === selectedId) ?? reports[0]
  const at = current === undefined ? -1 : reports.indexOf(current)
  const withReport = (id: string | null) => {
    const others = [...parameters].filter(([name]) => name !== 'report')
    return new URLSearchParams(id === null ? others : [...others, ['report', id]])
  }
  const show = (report: Report | undefined) => {
    if (report === undefined || report.id === selectedId) return
    setFollowedId(report.id)
    setParameters(withReport(report.id), { preventScrollReset: true, replace: true })
  }
  return {
    current,
    /** Whether a report was chosen, so that a phone shows it instead of the queue. */
    isChosen: selectedId !== null && current !== undefined,
    /** Whether it followed another report by a key or an act, so that the focus moves to it. */
    takesFocus: current !== undefined && current.id === followedId,
    hrefOf: (id: string | null) => `?${withReport(id)}`,
    move: (by: 1 | -1) => show(reports[at + by]),
    /** Shows the open report that follows, or else precedes, the current one. */
    showNextOpen: () => {
      const others = [...reports.slice(at + 1), ...reports.slice(0, Math.max(at, 0)).toReversed()]
      show(others.find(({ status }) => status === 'pending'))
    },
  }
}
