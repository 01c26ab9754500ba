/** What this installation calls the brand that the specification masks: `productBrandName` of its settings, which no file of a build can ask for. */
export const productName = (): string | undefined => process.env['PRODUCT_BRAND_NAME'] || undefined;
