/** Whether the client speaks serializer V2: `vsn` is 2.0.x. Without one it means version 1, which we do not speak. */
export const isSpoken = (vsn: string | null): boolean => vsn !== null && /^2\.0\.(?:0|[1-9]\d*)$/.test(vsn);
