/** For `test.skip`: what is kept by an account, not by a device, is done once, on the phone. */
export const onTablet = ({ viewport }: { viewport: { width: number } | null }) => (viewport?.width ?? 0) > 800;
