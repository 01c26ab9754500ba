/** What this installation calls the brand that the specification masks: `productBrandName` of its settings, which a file of the build cannot request. */
export const productName = (): string | undefined => process.env['PRODUCT_BRAND_NAME'] || undefined;
