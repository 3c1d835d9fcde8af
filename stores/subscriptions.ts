/** What the signed-in account has bought (specification, section 3, Subscriptions). */
import { create } from 'zustand';

/** A row of a list as its host writes it. */
export type AccountRow = Readonly<Record<string, unknown>>;

/** Fields of the subscriptions store. `privilegeDatas`: the rights that come with what was bought. */
export interface SubscriptionsState {
  readonly subscriptionDatas: readonly AccountRow[];
  readonly privilegeDatas: readonly AccountRow[];
}

export const useSubscriptions = create<SubscriptionsState>(() => ({
  subscriptionDatas: [],
  privilegeDatas: [],
}));

/** Takes over what an account has. */
export function subscriptionsKnown(
  subscriptionDatas: readonly AccountRow[],
  privilegeDatas: readonly AccountRow[],
): void {
  useSubscriptions.setState({ subscriptionDatas, privilegeDatas });
}

/** Nobody is signed in: nothing bought, no rights. */
export function resetSubscriptions(): void {
  useSubscriptions.setState(useSubscriptions.getInitialState(), true);
}
