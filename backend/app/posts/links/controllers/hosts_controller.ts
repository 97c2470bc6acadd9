import type { HttpContext } from '@adonisjs/core/http'
import type { Host, HostAnswer, HostList, RemovedHostAnswer } from '#contract/posts/data/host'
import type { HostState } from '#contract/posts/rules/post'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { toPageRequest } from '#core/http/validation/pagination'
import { findHost, listHosts } from '#posts/links/queries/list_hosts'
import AddHost from '#posts/links/actions/add_host'
import ChangeHost from '#posts/links/actions/change_host'
import RemoveHost from '#posts/links/actions/remove_host'
import AdministratorPolicy from '#core/http/administrator_policy'
import { forAdministrator } from '#posts/links/transformers/host_transformer'
import {
  addHostValidator,
  changeHostValidator,
  listHostsValidator,
  removeHostValidator,
} from '#posts/links/validators/host_validator'
import { countApprovedByHosts } from '#posts/moderation/queries/moderated_posts'

/** The approved and the blocked hosts. */
export default class HostsController {
  /** Lists approved, pending and blocked domains. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { page, limit, ...filter } = await listHostsValidator.validate(request.qs())
    const { rows, pagination } = await listHosts(filter, toPageRequest({ page, limit }))
    const counts = await countApprovedByHosts(rows.map(({ id }) => id))
    const list: HostList = {
      hosts: rows.map((row) => forAdministrator(row, counts.get(row.id) ?? 0)),
      pagination,
    }
    return response.json(list)
  }

  /** Adds a domain. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { state, ...input } = await request.validateUsing(addHostValidator)
    const { id: administratorId } = auth.getUserOrFail()
    const isBlocked = toBlocked(state)
    const { id, approvedPosts } = await new AddHost().handle({ ...input, isBlocked, administratorId })
    const answer: HostAnswer = { host: await toResponse(id), approvedPosts, returnedPosts: 0 }
    return response.status(201).json(answer)
  }

  /** Changes a domain, and decides about its waiting posts. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { state, returnPosts, ...input } = await request.validateUsing(changeHostValidator)
    const posts = await new ChangeHost().handle({
      ...input,
      id: params.id,
      isBlocked: state && toBlocked(state),
      withPosts: returnPosts,
      administratorId: auth.getUserOrFail().id,
    })
    const answer: HostAnswer = { host: await toResponse(params.id), ...posts }
    return response.json(answer)
  }

  /** Removes a domain. */
  async destroy({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { returnPosts } = await removeHostValidator.validate(request.qs())
    const { id: administratorId } = auth.getUserOrFail()
    const input = { id: params.id, withPosts: returnPosts, administratorId }
    const removal = {
      userId: administratorId,
      action: 'host.removed',
      target: input.id,
      input: { returnPosts },
    }
    const returnedPosts = await answerRepeated(removal, () => new RemoveHost().handle(input))
    const answer: RemovedHostAnswer = { returnedPosts }
    return response.json(answer)
  }
}

const toBlocked = (state: HostState) => state === 'blocked'

async function toResponse(id: string): Promise<Host> {
  const counts = await countApprovedByHosts([id])
  return forAdministrator(await findHost(id), counts.get(id) ?? 0)
}
