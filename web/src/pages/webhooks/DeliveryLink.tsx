import { TextLink } from '../../components/RouteLink.tsx';

/** The type of an event, leading to its delivery. */
export function DeliveryLink({ deliveryId, type }: { readonly deliveryId: string; readonly type: string }) {
  return (
    <TextLink
      to="/webhooks/$deliveryId"
      params={{ deliveryId }}
      search
      size="sm"
      fw={550}
      className="breakable"
    >
      {type}
    </TextLink>
  );
}
