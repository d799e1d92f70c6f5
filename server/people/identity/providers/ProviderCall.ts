import { type Static, Type } from 'typebox';

/** The ways in which the Firebase client opens a window of another service. */
const WINDOWS = ['signInViaPopup', 'linkViaPopup', 'reauthViaPopup'] as const;

const short = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** What the Firebase client asks of `/emulator/auth/handler`; more that it sends is not needed here. */
export const ProviderCall = Type.Object({
  apiKey: short(128),
  appName: short(128),
  authType: Type.Unsafe<(typeof WINDOWS)[number]>(Type.Enum([...WINDOWS])),
  eventId: short(128),
  providerId: Type.Unsafe<'google.com' | 'github.com'>(Type.Enum(['google.com', 'github.com'])),
});
/** Which window asks for which service, and to which waiting call of the page the answer belongs. */
export type ProviderCall = Static<typeof ProviderCall>;

/** Only what {@link ProviderCall} names. */
export const callOf = ({ apiKey, appName, authType, eventId, providerId }: ProviderCall): ProviderCall => ({
  apiKey,
  appName,
  authType,
  eventId,
  providerId,
});
