import db from '@adonisjs/lucid/services/db'
import type { Metric } from '#core/observability/metrics/metric'

const MAX_AGE_MS = 10_000

export const mailMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_mails_waiting',
    help: 'Mails that are not sent yet, also those that were given up and can be sent again.',
    maxAge: MAX_AGE_MS,
    read: async () => {
      const { waiting } = await db.from('outgoing_mails').count('* as waiting').firstOrFail()
      return Number(waiting)
    },
  },
]
