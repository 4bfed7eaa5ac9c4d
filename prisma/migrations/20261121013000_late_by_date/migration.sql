-- Whether a claim is late follows from the day it was filed and the last date for claims, when it is read.
ALTER TABLE claims DROP COLUMN is_late;
