export { default as AddAiIntegration } from '#ai/actions/add_integration'
export { ProviderAddresses } from '#ai/gateways/provider_addresses'
export { reachProviders } from '#ai/gateways/reach_providers'
