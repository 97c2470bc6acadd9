import type { HttpContext } from '@adonisjs/core/http'
import type { PostList, PostByLink } from '#contract/posts/data/post'
import { acceptLink } from '#posts/links/queries/judge_link'
import { authorizeMember } from '#organizations/public'
import { MemberPosts } from '#posts/posts/http/member_posts'
import PostPolicy from '#posts/posts/policies/post_policy'
import { OrganizationPosts } from '#posts/posts/queries/organization_posts'
import { forMember } from '#posts/posts/transformers/post_transformer'
import { postOfLinkValidator } from '#posts/posts/validators/post_validator'

export default class OrganizationPostsController {
  /** Lists the posts of an organization, newest first. */
  async index(ctx: HttpContext) {
    const membership = await authorizeMember(ctx, PostPolicy, 'list')
    const list = await new MemberPosts(membership.userId).list(membership, ctx.request.qs())
    return ctx.response.json(list satisfies PostList)
  }

  /** Returns the newest post with the same link, so that members notice when they share it again. */
  async byLink(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, PostPolicy, 'list')
    const { url } = await postOfLinkValidator.validate(request.qs())
    // Refuses links of blocked hosts.
    await acceptLink(url)
    const post = await new OrganizationPosts(membership.organizationId).findByLink(url)
    return response.json({ post: post && forMember(post, membership) } satisfies PostByLink)
  }
}
