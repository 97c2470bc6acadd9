import db from '@adonisjs/lucid/services/db'
import { waitingIn } from '#core/database/transactions/waiting'

/** The number of open reports, and when the oldest was created. */
export const waitingReports = () => waitingIn(db.from('reports').where('status', 'pending'))
