-- What administrators are told of the portal itself: of no claim, and each cause once a day.
ALTER TYPE "NotificationType" ADD VALUE 'alert';
ALTER TABLE notifications ALTER COLUMN claim_id DROP NOT NULL;
CREATE TABLE alerts (
  kind text NOT NULL,
  cause text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (day, kind, cause)
);
