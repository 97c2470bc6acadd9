import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import { SecurityEvent } from '#core/events/security_event'
import { logRequest } from '#core/http/request_log'

emitter.on('http:request_completed', logRequest)
emitter.onAny((_name, event: unknown) => {
  if (event instanceof SecurityEvent) logger.info(event.describe(), 'security')
})
emitter.onError((event, error) => logger.error({ err: error, event: String(event) }, 'a listener failed'))
