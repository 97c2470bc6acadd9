import emitter from '@adonisjs/core/services/emitter'
import type { Metric } from '#core/observability/metrics/metric'
import SuggestionAdded from './suggestion_added.js'
import SuggestionClaimed from './suggestion_claimed.js'

export const suggestionMetrics: Metric[] = [
  {
    type: 'counter',
    name: 'fanfare_suggestions_added_total',
    help: 'Suggestions that were added through this process.',
    start: (count) => void emitter.on(SuggestionAdded, () => count({})),
  },
  {
    type: 'counter',
    name: 'fanfare_suggestions_claimed_total',
    help: 'Suggestions that were claimed through this process.',
    start: (count) => void emitter.on(SuggestionClaimed, () => count({})),
  },
]
