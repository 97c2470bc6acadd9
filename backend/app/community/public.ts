export { communityStatistics } from '#community/queries/community_statistics'
export { forCommunity } from '#community/transformers/community_post_transformer'
