import { newId } from '#core/ids'
import type { StreamBus } from '#stream/events/hub/bus'
import { EventHub } from '#stream/events/hub/event_hub'
import { LocalBus } from '#stream/events/hub/bus'

/** Where events are published; replaced to run several instances. */
export const bus: StreamBus = new LocalBus()

/** The open streams of this instance. */
export const hub = new EventHub(bus, newId())
