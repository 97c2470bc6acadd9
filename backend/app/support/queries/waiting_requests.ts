import db from '@adonisjs/lucid/services/db'
import { waitingIn } from '#core/database/waiting'

/** How many support requests are open, and since when the oldest is. */
export const waitingRequests = () => waitingIn(db.from('support_requests').where('status', 'open'))
