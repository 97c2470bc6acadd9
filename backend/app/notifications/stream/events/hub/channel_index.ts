import type { Channel } from '#core/events/broadcast_event'
import type { StreamClient } from '#notifications/stream/events/hub/stream_client'

const NO_CLIENTS: ReadonlySet<StreamClient> = new Set()

/** The open streams by channel. */
export class ChannelIndex {
  readonly clients = new Set<StreamClient>()
  readonly #byChannel = new Map<Channel, Set<StreamClient>>()

  /** The streams of a channel, oldest first. */
  listeners(channel: Channel): ReadonlySet<StreamClient> {
    return this.#byChannel.get(channel) ?? NO_CLIENTS
  }

  add(client: StreamClient): void {
    this.clients.add(client)
    for (const channel of client.channels) this.#subscribe(client, channel)
  }

  remove(client: StreamClient): void {
    this.clients.delete(client)
    for (const channel of client.channels) this.#unsubscribe(client, channel)
  }

  setChannels(client: StreamClient, channels: ReadonlySet<Channel>): void {
    for (const channel of client.channels.difference(channels)) this.#unsubscribe(client, channel)
    for (const channel of channels.difference(client.channels)) this.#subscribe(client, channel)
    client.channels = channels
  }

  #subscribe(client: StreamClient, channel: Channel): void {
    const listeners = this.#byChannel.get(channel)
    if (listeners) listeners.add(client)
    else this.#byChannel.set(channel, new Set([client]))
  }

  #unsubscribe(client: StreamClient, channel: Channel): void {
    const listeners = this.#byChannel.get(channel)
    listeners?.delete(client)
    if (listeners?.size === 0) this.#byChannel.delete(channel)
  }
}
