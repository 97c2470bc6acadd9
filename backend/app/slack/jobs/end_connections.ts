import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import EndConnection from '#slack/actions/end_connection'

interface EndConnectionsPayload {
  teamId: string
  /** As stored; later connections are kept. */
  before: string
}

/** Ends the connections to a workspace that has removed the app or revoked its token. */
export default class EndConnections extends Job<EndConnectionsPayload> {
  static override options = { name: 'end_slack_connections' }

  async execute(): Promise<void> {
    const { teamId, before } = this.payload
    const connections: { id: string }[] = await db
      .from('slack_connections')
      .where('team_id', teamId)
      .where('connected_at', '<', before)
      .select('id')
    for (const { id } of connections) await new EndConnection().handle(id)
  }
}
