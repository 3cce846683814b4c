ALTER TABLE "object" ADD COLUMN "organizer_id" integer;--> statement-breakpoint
CREATE INDEX "object_organizer" ON "object" USING btree ("organizer_id");