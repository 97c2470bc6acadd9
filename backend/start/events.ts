import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import { logRequest } from '#core/http/request_log'

emitter.on('http:request_completed', logRequest)
emitter.onError((event, error) => logger.error({ err: error, event: String(event) }, 'a listener failed'))
