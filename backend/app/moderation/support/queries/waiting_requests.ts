import db from '@adonisjs/lucid/services/db'
import { waitingIn } from '#core/database/transactions/waiting'

/** The number of open support requests, and when the oldest was created. */
export const waitingRequests = () => waitingIn(db.from('support_requests').where('status', 'open'))
