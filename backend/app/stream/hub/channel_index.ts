import type { Channel } from '#stream/contracts/bus'
import type { StreamClient } from '#stream/hub/stream_client'

const NOBODY: ReadonlySet<StreamClient> = new Set()

/** Who listens to what. */
export class ChannelIndex {
  readonly everybody = new Set<StreamClient>()
  readonly #byChannel = new Map<Channel, Set<StreamClient>>()

  /** The streams that hear a channel, oldest first. */
  listeners(channel: Channel): ReadonlySet<StreamClient> {
    return this.#byChannel.get(channel) ?? NOBODY
  }

  add(client: StreamClient): void {
    this.everybody.add(client)
    for (const channel of client.channels) this.#enter(client, channel)
  }

  remove(client: StreamClient): void {
    this.everybody.delete(client)
    for (const channel of client.channels) this.#leave(client, channel)
  }

  retune(client: StreamClient, channels: ReadonlySet<Channel>): void {
    for (const channel of client.channels.difference(channels)) this.#leave(client, channel)
    for (const channel of channels.difference(client.channels)) this.#enter(client, channel)
    client.channels = channels
  }

  #enter(client: StreamClient, channel: Channel): void {
    const listeners = this.#byChannel.get(channel)
    if (listeners) listeners.add(client)
    else this.#byChannel.set(channel, new Set([client]))
  }

  #leave(client: StreamClient, channel: Channel): void {
    const listeners = this.#byChannel.get(channel)
    listeners?.delete(client)
    if (listeners?.size === 0) this.#byChannel.delete(channel)
  }
}
