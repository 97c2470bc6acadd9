import logger from '@adonisjs/core/services/logger'
import { onDrain } from '#core/http/shutdown'
import { PageViewRelay } from '#community/analytics/actions/page_view_relay'

/** The relay of this server. It drops what waits when the server stops. */
export const relay = new PageViewRelay((lost) => logger.warn({ lost }, 'page views were lost'))

onDrain(() => relay.stop())
