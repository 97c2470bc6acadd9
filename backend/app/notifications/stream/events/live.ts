import env from '#start/env'
import { notifications } from '#core/database/transactions/notifications'
import { newId } from '#core/runtime/ids'
import { StoredInstances } from '#notifications/stream/gateways/bus/instances'
import { LocalBus } from '#notifications/stream/gateways/bus/stream_bus'
import { PostgresTransport } from '#notifications/stream/gateways/bus/postgres_transport'
import { RedisTransport } from '#notifications/stream/gateways/bus/redis_transport'
import { SharedBus } from '#notifications/stream/gateways/bus/shared_bus'
import { EventHub } from '#notifications/stream/events/hub/event_hub'

const instanceId = newId()

/** Instances with a shared database share their events: through Redis if it is configured, else through the database. */
function share(): SharedBus | null {
  if (notifications === null) return null
  const transport =
    env.redisUrl === undefined ? new PostgresTransport(notifications) : new RedisTransport(env.redisPrefix)
  return new SharedBus(transport, new StoredInstances(notifications), instanceId)
}

const shared = share()

/** The bus to which events are published. */
export const bus = shared ?? new LocalBus(instanceId)

/** The open streams of this instance. */
export const hub = new EventHub(bus, instanceId)

/** The position of the event stream: one that continues there misses nothing that happens from now on. */
export const lastEventId = (): string => hub.lastEventId

/** Connects to the other instances. Returns a function that disconnects. */
export function joinInstances(): () => Promise<void> {
  shared?.open()
  return async () => shared?.close()
}
