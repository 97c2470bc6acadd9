import db from '@adonisjs/lucid/services/db'
import { waitingIn } from '#core/database/waiting'

/** How many reports are open, and since when the oldest is. */
export const waitingReports = () => waitingIn(db.from('reports').where('status', 'pending'))
