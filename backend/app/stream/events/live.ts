import env from '#start/env'
import { newId } from '#core/ids'
import { LocalBus } from '#stream/events/bus/local_bus'
import { PostgresTransport } from '#stream/events/bus/postgres_transport'
import { RedisTransport } from '#stream/events/bus/redis_transport'
import { SharedBus } from '#stream/events/bus/shared_bus'
import type { Transport } from '#stream/events/bus/transport'
import { EventHub } from '#stream/events/hub/event_hub'

const instanceId = newId()

/** Instances share events where they share a database: through Redis if there is one, else through that database. */
function transportOf({ databaseUrl, redisUrl, redisPrefix }: typeof env): Transport | null {
  if (databaseUrl === undefined) return null
  return redisUrl === undefined ? new PostgresTransport(databaseUrl) : new RedisTransport(redisPrefix)
}

const transport = transportOf(env)
const shared = transport && new SharedBus(transport, instanceId)

/** Where events are published. */
export const bus = shared ?? new LocalBus(instanceId)

/** The open streams of this instance. */
export const hub = new EventHub(bus, instanceId)

/** Connects to the other instances. Returns a function that disconnects. */
export function joinInstances(): () => Promise<void> {
  shared?.open()
  return async () => shared?.close()
}
