export { acceptLink, type AcceptedLink } from '#links/queries/accept_link'
