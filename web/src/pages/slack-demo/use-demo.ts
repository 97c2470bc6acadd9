import { useEffect, useState } from 'react'
import { DEMO_STEP_MS } from '@fanfare/contract/core/rules/limits.ts'

interface DemoState {
  /** The current card; null before the first one and after the last. */
  step: number | null
  playing: boolean
  /** Whether it has just played to its end. */
  ended: boolean
}

export interface Demo extends DemoState {
  /** Starts the demo, or continues with the card on which it was paused. */
  start: () => void
  pause: () => void
  /** Shows a step, and stays there. */
  choose: (step: number) => void
  reset: () => void
}

const IDLE: DemoState = { step: null, playing: false, ended: false }

/**
 * Plays through a number of cards, each for `DEMO_STEP_MS`, and resets after the last.
 *
 *   idle ── start ──▶ playing ◀── start / pause ──▶ paused
 *     ▲                  │                            │   A step is chosen: paused at it.
 *     └── after the last card, or reset ──────────────┘
 */
export function useDemo(cards: number): Demo {
  const [state, setState] = useState(IDLE)
  const { playing } = state

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setState((current) => advance(current, cards)), DEMO_STEP_MS)
    return () => clearInterval(timer)
  }, [playing, cards])

  return {
    ...state,
    start: () => setState((current) => ({ step: current.step ?? 0, playing: true, ended: false })),
    pause: () => setState((current) => ({ ...current, playing: false })),
    choose: (step) => setState({ step, playing: false, ended: false }),
    reset: () => setState(IDLE),
  }
}

function advance(state: DemoState, cards: number): DemoState {
  if (!state.playing) return state
  const next = (state.step ?? -1) + 1
  return next < cards ? { ...state, step: next } : { ...IDLE, ended: true }
}
